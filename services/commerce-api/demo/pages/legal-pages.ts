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
          'Your name, email address and phone number, so that we can reach you about an order.',
          'The addresses that we deliver to for you.',
          'What you ordered, when, and how it was paid. Never the number of a card: that goes to the bank’s own form.',
          'Messages that you send us, with their files.',
          'If you ask us to let you know when we deliver to your postcode: your email address and that postcode.',
        ],
      ),
      section('What needs your consent', [
        'Marketing messages and measurements of our pages are off until you say yes. The cookies page shows what each is for, and you can change your answer there at any time.',
      ]),
      section('Who else sees it', [
        'The store that picks your order, the driver who brings it, the bank that takes the payment, and the services that send our emails. We never sell your information.',
      ]),
      section('How long', [
        'We keep orders for six years, as tax law requires, and your account and addresses until you close your account. We delete a basket a month after you last looked at it.',
      ]),
      section('Your rights', [
        `You may see, correct, move or delete what we keep, and object to its use. You can see, save and delete it yourself: in your account, or without one by “Your data without an account” at the foot of every page. Or write to ${email}; we answer within a month. If you are not satisfied, you can complain to the Information Commissioner’s Office.`,
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
        'A slot for today is held for 15 minutes while you finish; after that someone else may take it. Your order is accepted once it has a number, which we send to your email address.',
        'Prices are those that the basket shows at the moment of payment. If one changes while you shop, the basket says so before you pay.',
      ]),
      section('Paying', [
        'By card or in cash. The amount is held on your card when you order, and what the order costs is taken once it is picked, never more than you agreed to. A promotion applies while it runs, and only one promotion applies to an item.',
      ]),
      section('Delivery and collection', [
        'We deliver within the hour that you chose. If you are not there, the driver will try to ring you and then take the order back to the store. Collect with your order number.',
      ]),
      section('Age-restricted items', [
        'Alcohol, knives and similar items are sold only to people aged 18 or over. We ask for proof of age at the door and at the counter, and cannot hand an item over without it.',
      ]),
      section('When something is wrong', [
        `Tell us within ${returns.days} days and we will put it right, with a replacement or a refund to the way you paid. ${returns.except}`,
        'You may also cancel anything that is not perishable within 14 days of receiving it. This does not affect your statutory rights.',
      ]),
      section('Contacting us', [`Write to ${email} or ring ${phone}. The law of England and Wales applies.`]),
    ],
  };
}

function accessibility({ name, email, phone, voice }: Shop): PagePlan {
  return {
    slug: 'accessibility',
    kind: 'legal',
    title: 'Accessibility',
    description: `How ${name} is made so that everyone can shop, and how to tell us when something does not work.`,
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
          'Pages are dark if your device is, and have more contrast if it asks for that.',
          'Buttons are large enough for a thumb.',
        ],
      ),
      section('What does not work well yet', [
        'Maps are visual: the list of stores beside them gives the same information in words. We do not control the pages on which your bank asks for a code.',
      ]),
      section('Tell us', [
        `If something stops you, write to ${email} or ring ${phone}, and we will take your order by phone in the meantime. We answer within one working day.`,
      ]),
    ],
  };
}

/** The pages that every shop must have, in each shop's own words. */
export const legalPages = (shop: Shop): PagePlan[] => [privacy(shop), terms(shop), accessibility(shop)];
