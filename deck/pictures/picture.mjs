import { optimize } from 'svgo'
import { HEIGHT, WIDTH } from './shapes.mjs'

/** The whole file: a drawing under its title, made small, its ids prefixed so that no two files share one. */
export function makePicture(drawing, name, prefix) {
  const title = name.replaceAll('&', '&amp;')
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${title}</title>${drawing}</svg>`
  return shrink(picture, prefix)
}

export const shrink = (picture, prefix) =>
  optimize(picture, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { convertTransform: { floatPrecision: 3 } } },
      },
      { name: 'prefixIds', params: { prefix, delim: '-' } },
    ],
  }).data
