import { type PagePlan, section } from './page-plan';

interface Shop {
  name: string;
  /** The invented company behind the shop. */
  company: string;
  email: string;
  phone: string;
  /** One sentence in the shop's tone. */
  voice: { privacy: string; terms: string; accessibility: string };
  /** Days to return something, and what cannot be returned. */
  returns: { days: number; except: string };
}

function privacy({ name, company, email, voice }: Shop): PagePlan {
  return {
    slug: 'privacy',
    kind: 'legal',
    title: 'Privacy',
    description: `What ${name} knows about you, why, and how to have it deleted.`,
    sections: [
      section(null, [voice.privacy, `${name} is a trading name of ${company}, which decides what is kept and why.`]),
      section(
        'What we keep',
        ['Only what an order, an account or an answer needs:'],
        [
          'Your name, e-mail address and phone number, so that we can reach you about an order.',
          'The addresses that you have us deliver to.',
          'What you ordered, when, and how it was paid. Never the number of a card: that goes to the bank’s own form.',
          'Messages that you send us, with their files.',
          'If you ask to hear when we come to your postcode: your e-mail address and that postcode.',
        ],
      ),
      section('What needs your consent', [
        'Marketing messages and measurements of our pages are off until you say yes. The page about cookies shows what each is for, and takes your yes back at any time.',
      ]),
      section('Who else sees it', [
        'The store that picks your order, the driver who brings it, the bank that takes the payment, and the services that carry our mail. We sell nothing about you to anybody.',
      ]),
      section('How long', [
        'Orders are kept for six years, as tax law asks. An account and its addresses stay until you close it. A basket is deleted a month after you last looked at it.',
      ]),
      section('Your rights', [
        `You may see, correct, take away or delete what we keep, and object to its use. Write to ${email}; we answer within a month. If we cannot agree, the Information Commissioner’s Office hears complaints.`,
      ]),
    ],
  };
}

function terms({ name, company, email, phone, voice, returns }: Shop): PagePlan {
  return {
    slug: 'terms',
    kind: 'legal',
    title: 'Terms',
    description: `What ${name} promises when you order, and what you agree to.`,
    sections: [
      section(null, [voice.terms, `Your contract is with ${company}.`]),
      section('Ordering', [
        'A slot for today is held for 15 minutes while you finish; after that somebody else may have it. Your order stands once it has a number, and we send that number to your e-mail address.',
        'Prices are those that the basket shows at the moment of payment. If one changes while you shop, the basket says so before you pay.',
      ]),
      section('Paying', [
        'By card or in cash, as the store offers. The full amount is taken once the order stands. A promotion counts while it runs; two promotions never count for the same item.',
      ]),
      section('Delivery and collection', [
        'We come within the hour that you chose. If nobody is there, the driver tries to ring you and then takes the order back to the store. Collect with your order number.',
      ]),
      section('Things for adults', [
        'Alcohol, knives and the like are sold to people over 18. We ask for proof of age at the door and at the counter, and keep what we may not hand over.',
      ]),
      section('When something is wrong', [
        `Tell us within ${returns.days} days and we put it right: another one, or your money back the way it came. ${returns.except}`,
        'You may also cancel anything that does not spoil within 14 days of getting it. None of this takes away what the law gives you.',
      ]),
      section('Reaching us', [`Write to ${email} or ring ${phone}. The law of England and Wales holds.`]),
    ],
  };
}

function accessibility({ name, email, phone, voice }: Shop): PagePlan {
  return {
    slug: 'accessibility',
    kind: 'legal',
    title: 'Accessibility',
    description: `How ${name} is made so that everybody can shop, and whom to tell when it fails.`,
    sections: [
      section(null, [voice.accessibility]),
      section(
        'What you can do here',
        ['We build to the Web Content Accessibility Guidelines 2.2, level AA. That means:'],
        [
          'Everything works with a keyboard alone, and you always see where you are.',
          'A screen reader hears what changes: a basket that fills, a time that runs out, a form that was refused.',
          'Text can be made four times as large, and nothing is conveyed by colour alone.',
          'Nothing moves for long, and less still if your device asks for less motion.',
          'Buttons are large enough for a thumb.',
        ],
      ),
      section('What we know is not good yet', [
        'Maps are pictures: the list of stores beside them says the same in words. Pages of banks that ask for a code are the banks’ own.',
      ]),
      section('Tell us', [
        `If something stops you, write to ${email} or ring ${phone}, and we take your order by phone meanwhile. We answer within two working days.`,
      ]),
    ],
  };
}

/** The pages that every shop must have, in each shop's own words. */
export const legalPages = (shop: Shop): PagePlan[] => [privacy(shop), terms(shop), accessibility(shop)];
