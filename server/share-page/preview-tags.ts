import { html } from 'hono/html'
import { type Face } from './face.ts'
import { type Markup } from './frame.ts'
import { pictureEdition, pictureSize } from './picture.ts'

export function previewTags({ title, description, isRated }: Face, url: string): Markup {
  const picture = `${url}/picture.png?edition=${pictureEdition}`
  const alt = `${isRated ? 'R-rated. ' : ''}The three cards of “${title}”.`
  return html`<meta name="description" content="${description}" />
    <link rel="canonical" href="${url}" />
    <meta property="og:site_name" content="Twisted Yarn" />
    <meta property="og:type" content="article" />
    <meta property="og:url" content="${url}" />
    <meta property="og:title" content="${isRated ? `${title} (R-rated)` : title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${picture}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${pictureSize.width}" />
    <meta property="og:image:height" content="${pictureSize.height}" />
    <meta property="og:image:alt" content="${alt}" />
    <meta name="twitter:card" content="summary_large_image" />`
}
