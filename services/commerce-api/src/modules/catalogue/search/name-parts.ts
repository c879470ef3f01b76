import { wordsIn } from '../plain-text';
import { type Measure, splitMeasures } from './measures';
import { withoutNoise } from './noise-words';
import { wordKey } from './word-key';

/** What a word is in a name: the thing itself, a word before it, or a word of what follows ('…, moss', '… in water'). */
type Role = 'head' | 'modifier' | 'rest';

interface NameWord {
  readonly word: string;
  readonly key: string;
  readonly role: Role;
}

export interface NameParts {
  readonly words: readonly NameWord[];
  readonly measures: readonly Measure[];
}

/** The thing ends before these: 'tomatoes | on the vine', 'soap bar | with dish', 'beef mince |, 5% fat'. */
const AFTER_THE_THING = /[,:(]|\s(?:in|with|on|from|for|to|without)\s/i;

/** With another word beside them, amounts are amounts and no words. */
const ANY = '-';

const named = (word: string, role: Role): NameWord => ({ word, key: wordKey(word), role });

/** In 'leg of lamb' both nouns are the thing, in 'cream of tomato soup' cream and soup. */
function thingWords(thing: string): NameWord[] {
  const nouns = thing.split(/\sof\s/i).map((part) => splitMeasures(wordsIn(part)).words);
  return nouns.flatMap((words) => words.map((word, at) => named(word, at === words.length - 1 ? 'head' : 'modifier')));
}

/** The parts of an item's name: 'Milk chocolate cookies, 5 pack' is cookies, of milk and chocolate, and a pack of 5. */
export function nameParts(name: string): NameParts {
  const [thing = ''] = name.split(AFTER_THE_THING, 1);
  const after = wordsIn(name.slice(thing.length));
  const rest = after.length > 0 ? splitMeasures([...withoutNoise(after), ANY]).words.slice(0, -1) : [];
  return {
    words: [...thingWords(thing), ...rest.map((word) => named(word, 'rest'))],
    measures: splitMeasures([...wordsIn(name), ANY]).measures,
  };
}
