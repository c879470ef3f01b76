import { LIST_NAME_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, Line, shape } from '../../declaration/shape';
import { MemberListSummary } from '../../entities/member-list';

export const renameList = defineOperation({
  key: 'POST /member/list-rename',
  id: 'renameList',
  domain: 'member',
  summary: 'Rename a list',
  access: 'member',
  body: shape({ listId: Id, name: Line(LIST_NAME_MAX_LENGTH) }),
  reply: MemberListSummary,
  errors: ['list_not_found'],
});
