import type { Address } from '#base'
import { Identicon } from '#ui'
import { type ComponentType, useState } from 'react'
import type { AccountPicture } from './accountSettings.ts'
import styles from './Avatar.module.css'

export interface AvatarProps {
  address: Address
  /** The ENS avatar. The identicon is shown until it is loaded, and if it fails to load. */
  image?: string | undefined
  /** Width and height in pixels. */
  size: 24 | 74
  /** Shows a spinning ring while a transaction is pending. */
  pending?: boolean | undefined
  /** The app's custom picture. */
  picture?: ComponentType<AccountPicture> | undefined
}

/** Picture of an account, decorative next to its name. */
export function Avatar({ address, image, size, pending, picture: Picture }: AvatarProps) {
  const [loaded, setLoaded] = useState<{ image: string; well: boolean }>()
  const arrived = loaded?.image === image ? loaded : undefined
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-pending={pending || undefined}
      aria-hidden="true"
    >
      <span className={styles.picture}>
        {Picture ? (
          <Picture address={address} ensImage={image} size={size} />
        ) : (
          <>
            <Identicon address={address} size={size} />
            {image && arrived?.well !== false && (
              <img
                className={styles.image}
                data-status={arrived ? 'shown' : 'loading'}
                src={image}
                width={size}
                height={size}
                alt=""
                referrerPolicy="no-referrer"
                onLoad={() => setLoaded({ image, well: true })}
                onError={() => setLoaded({ image, well: false })}
              />
            )}
          </>
        )}
      </span>
    </span>
  )
}
