import { useState } from 'react'
import { Code, Disclosure } from '#ui'
import type { Example } from '../../mocks/gateway/examples/index.ts'
import { type GatewayVersion, gatewayVersions } from '../../mocks/gateway/gatewayVersions.ts'
import type { Endpoint } from './endpointTable.ts'
import styles from './EndpointsPage.module.css'

export interface EndpointRowProps {
  endpoint: Endpoint
  /** The gateway versions that support it. */
  offeredBy: readonly GatewayVersion[]
  /** Runs the call on the mocked world. */
  play: () => Promise<Example>
}

/** One gateway call with its comment; expanding it runs the call and shows the response. */
export function EndpointRow({ endpoint, offeredBy, play }: EndpointRowProps) {
  const [played, setPlayed] = useState<Example | { error: string }>()
  const ask = async () =>
    setPlayed(await play().catch((error: unknown) => ({ error: String(error) })))
  const { name, method, path, cookie, text } = endpoint
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.path}>
        <b>{method}</b> {path}
      </p>
      <p>{text}</p>
      <p className={styles.quiet}>
        {cookie ? 'With the login cookie. ' : ''}
        {offeredBy.length === gatewayVersions.length
          ? 'Supported by every gateway version.'
          : offeredBy.length === 0
            ? 'No mocked gateway supports it.'
            : `Supported by gateway versions: ${offeredBy.join(', ')}.`}
      </p>
      <Disclosure
        summary="Response of the mocked gateway"
        onOpenChange={(open) => open && !played && void ask()}
      >
        {!played ? (
          <p className={styles.quiet}>Loading…</p>
        ) : 'error' in played ? (
          <p>{played.error}</p>
        ) : (
          <div className={styles.played}>
            <Code
              label={`Request of ${name}`}
              layout="lines"
              copy={false}
              value={JSON.stringify(played.input, null, 2)}
            />
            {played.answer === undefined ? (
              <p className={styles.quiet}>An empty response.</p>
            ) : (
              <Code
                label={`Response of ${name}`}
                layout="lines"
                value={JSON.stringify(played.answer, null, 2)}
              />
            )}
          </div>
        )}
      </Disclosure>
    </li>
  )
}
