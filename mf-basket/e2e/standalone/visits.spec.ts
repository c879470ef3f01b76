import { testVisits } from '@storefront/testing/visits/test-visits';

testVisits('mf-basket');
