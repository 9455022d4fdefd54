export function confirmationOf({ email }: { readonly email: string | null }): string {
  return email ?? 'Guest'
}

export function isConfirmed(typed: string, account: { readonly email: string | null }): boolean {
  return typed.trim().toLowerCase() === confirmationOf(account).toLowerCase()
}
