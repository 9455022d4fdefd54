import styles from './picture-fan.module.css'

type PictureFanProps = {
  /** Three addresses, of pictures of one size. */
  pictures: readonly [string, string, string]
  width: number
  height: number
}

/** Three pictures held like a hand of cards, where there is room for them. They only decorate. */
export function PictureFan({ pictures, width, height }: PictureFanProps) {
  return (
    <div className={styles.fan} aria-hidden="true">
      {pictures.map((picture) => (
        <img key={picture} src={picture} alt="" width={width} height={height} loading="lazy" />
      ))}
    </div>
  )
}
