import { hostPieces } from './oddLetters.ts'
import styles from './ImitationAddress.module.css'

/** The URL of an app that looks like a listed one, with the letters that differ marked. */
export function ImitationAddress({ url, listed }: { url: string; listed: string }) {
  const { protocol, hostname, port, pathname } = new URL(url)
  return (
    <bdi dir="ltr" className={styles.address}>
      {protocol}//
      {hostPieces(hostname, new URL(listed).hostname).map(({ text, isOdd }, at) =>
        isOdd ? (
          // Pieces never change their order.
          <mark key={at} className={styles.odd}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
      {port && `:${port}`}
      {pathname !== '/' && pathname}
    </bdi>
  )
}
