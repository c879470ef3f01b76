import type { SlotTemplate, SlotTemplateValues } from '@storefront/api/entities/desk/slot-template';
import type { ReplyOf } from '@storefront/api/operation-types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useState } from 'react';
import { failureOf } from '../navigation/read-desk';
import { renewedText, timesText } from './time-words';

/** The last change: what it was, and what sets it back. */
export interface LastTimeChange {
  readonly text: string;
  readonly template: SlotTemplate;
  readonly before: SlotTemplateValues;
  /** Where the undo itself was refused. */
  readonly problem?: string;
}

const notSent = 'The change could not be sent. Check the connection and try again.';
const loggedOut = 'Your session has ended. Load the page again to log in.';

/** The weekly times that were read, with what was changed of them since, and the last change to undo. */
export function useTimeChanges(storeId: number, first: readonly SlotTemplate[]) {
  const { api } = usePageContext();
  const [templates, setTemplates] = useState(first);
  const [last, setLast] = useState<LastTimeChange>();

  const keep = ({ template, slots }: ReplyOf<'POST /desk/slot-template-add'>, before: SlotTemplateValues) => {
    setTemplates((known) => [...known.filter(({ templateId }) => templateId !== template.templateId), template]);
    setLast({ template, before, text: `${timesText(template.values)} was saved. ${renewedText(slots)}` });
  };

  /** Saves a new time, or a changed one. @returns why it was refused; undefined when it was saved */
  const save = async (was: SlotTemplate | undefined, set: SlotTemplateValues): Promise<string | undefined> => {
    try {
      const reply = was
        ? await api.call('POST /desk/slot-template-change', {
            body: { storeId, templateId: was.templateId, seen: was.values, set },
          })
        : await api.call('POST /desk/slot-template-add', { body: { storeId, set } });
      if (!reply.ok)
        return reply.error.code === 'slot_template_changed'
          ? 'Somebody else has changed this time meanwhile. Load the page again.'
          : (reply.error.detail ?? 'The time was refused. Load the page again.');
      // What was added is undone by offering it on no day.
      keep(reply.data, was?.values ?? { ...set, days: [] });
      return undefined;
    } catch (thrown) {
      return failureOf(thrown).kind === 'log-in' ? loggedOut : notSent;
    }
  };

  const undo = async (): Promise<void> => {
    if (!last) return;
    const problem = await save(last.template, last.before);
    if (problem) setLast({ ...last, problem });
  };

  return { templates, last, save, undo };
}
