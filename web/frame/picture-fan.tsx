import styles from './picture-fan.module.css'

type PictureFanProps = {
  pictures: readonly [string, string, string]
  width: number
  height: number
}

export function PictureFan({ pictures, width, height }: PictureFanProps) {
  return (
    <div className={styles.fan} aria-hidden="true">
      {pictures.map((picture) => (
        <img key={picture} src={picture} alt="" width={width} height={height} loading="lazy" />
      ))}
    </div>
  )
}
