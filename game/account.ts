/** What a player types to show that the account is really to be deleted. */
export function confirmationOf({ email }: { readonly email: string | null }): string {
  return email ?? 'Guest'
}

/** Capitals and spaces around do not matter. */
export function isConfirmed(typed: string, account: { readonly email: string | null }): boolean {
  return typed.trim().toLowerCase() === confirmationOf(account).toLowerCase()
}
