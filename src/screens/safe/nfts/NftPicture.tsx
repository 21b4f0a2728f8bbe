import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'
import { Button, useText } from '#ui'
import styles from './NftsView.module.css'
import type { NamedPicture } from '#screens/common/marks'
import { nftsText } from './text.ts'

export interface NftPictureProps {
  /** ID of the element that names the NFT. */
  nameId: string
  picture: NamedPicture | undefined
  /** Whether pictures from other hosts are shown, too. */
  showsAll: boolean
}

/** An NFT's image. Images from other hosts load only on request. */
export function NftPicture({ nameId, picture, showsAll }: NftPictureProps) {
  const text = useText(nftsText)
  const [isWanted, setWanted] = useState(false)
  const [broken, setBroken] = useState<string>()
  if (!picture) return <span className={styles.noPicture}>{text('picture.none')}</span>
  if (broken === picture.src)
    return (
      <span className={styles.noPicture}>
        <ImageOff size={20} aria-hidden />
        {text('picture.broken')}
      </span>
    )
  if (picture.host !== undefined && !showsAll && !isWanted)
    return (
      <span className={styles.noPicture}>
        <Button size="s" variant="quiet" aria-describedby={nameId} onClick={() => setWanted(true)}>
          {text('picture.show')}
        </Button>
        <bdi className={styles.host} dir="ltr">
          {picture.host}
        </bdi>
      </span>
    )
  return (
    <img
      className={styles.image}
      src={picture.src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(picture.src)}
    />
  )
}
