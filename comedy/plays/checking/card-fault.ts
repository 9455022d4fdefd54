/** What is wrong, and in which bit of which card. */
export type CardFault = { readonly where: string; readonly fault: string }
