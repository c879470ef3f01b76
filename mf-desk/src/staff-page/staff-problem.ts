/** Why a change of the staff was refused. */
export function staffProblem(code: string): string {
  if (code === 'operator_email_taken') return 'Somebody else of your staff has this e-mail address.';
  if (code === 'operator_last_administrator')
    return 'This is the only administrator. Make somebody else an administrator first.';
  if (code === 'operator_not_found') return 'This person was removed meanwhile. Load the page again.';
  return 'The change was refused. Load the page again.';
}

export const notSent = 'The change could not be sent. Check the connection and try again.';
