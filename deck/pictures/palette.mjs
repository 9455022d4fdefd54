export const INK = '#1B1035'
export const CREAM = '#FFF4E0'
export const TOMATO = '#FF4B3E'
export const TEAL = '#14B8B0'
export const GOLD = '#FFC02E'
export const PINK = '#FF8FB1'
export const SKY = '#7FD6F2'
export const LILAC = '#A58BFF'
export const MINT = '#8FE0B0'
export const NIGHT = '#2B1A55'

/** Colour and highlight of each category's strand. */
export const strands = {
  character: [TOMATO, '#FFB3A8'],
  program: [TEAL, '#B6F2EC'],
  setting: [GOLD, '#FFF0BF'],
}

// Black lines hide a darker face.
export const skins = {
  porcelain: '#FFE0CC',
  peach: '#F2C29B',
  sand: '#E5B887',
  honey: '#D89F6A',
  almond: '#C68642',
  cinnamon: '#AD7244',
  cocoa: '#8D5524',
}
