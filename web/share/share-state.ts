export type Wish = 'make' | 'take-back'

export type Sharing =
  | { readonly is: 'resting' }
  | { readonly is: 'doubting' }
  | { readonly is: 'asking'; readonly wish: Wish }
  | { readonly is: 'failed'; readonly wish: Wish; readonly sentence: string }

type SharingNews =
  | { readonly is: 'doubted' }
  | { readonly is: 'kept' }
  | { readonly is: 'asked'; readonly wish: Wish }
  | { readonly is: 'done' }
  | { readonly is: 'refused'; readonly sentence: string }

export function turnSharing(sharing: Sharing, news: SharingNews): Sharing {
  switch (news.is) {
    case 'doubted':
      return { is: 'doubting' }
    case 'asked':
      return { is: 'asking', wish: news.wish }
    case 'refused':
      return sharing.is === 'asking' ? { is: 'failed', wish: sharing.wish, sentence: news.sentence } : sharing
    case 'kept':
    case 'done':
      return { is: 'resting' }
  }
}

export type Panel = 'private' | 'shared' | 'doubt'

export function panelOf(sharing: Sharing, share: string | null): Panel {
  if (share === null) return 'private'
  const isAboutEnd = 'wish' in sharing ? sharing.wish === 'take-back' : sharing.is === 'doubting'
  return isAboutEnd ? 'doubt' : 'shared'
}
