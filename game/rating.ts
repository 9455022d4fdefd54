export const ratings = ['family-friendly', 'r-rated'] as const
export type Rating = (typeof ratings)[number]

export const ratingLabels: { readonly [R in Rating]: string } = {
  'family-friendly': 'Family Friendly',
  'r-rated': 'R-Rated',
}
