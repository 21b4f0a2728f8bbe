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
  const ask = async () => setPlayed(await play().catch((error: unknown) => ({ error: String(error) })))
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
          ? 'Offered by gateways of every age.'
          : offeredBy.length === 0
            ? 'No gateway of the world offers it.'
            : `Offered by gateways of: ${offeredBy.join(', ')}.`}
      </p>
      <Disclosure summary="What the world answers" onOpenChange={(open) => open && !played && void ask()}>
        {!played ? (
          <p className={styles.quiet}>Asking …</p>
        ) : 'error' in played ? (
          <p>{played.error}</p>
        ) : (
          <div className={styles.played}>
            <Code label={`What is sent to ${name}`} layout="lines" copy={false} value={JSON.stringify(played.input, null, 2)} />
            {played.answer === undefined ? (
              <p className={styles.quiet}>An empty answer.</p>
            ) : (
              <Code label={`Answer of ${name}`} layout="lines" value={JSON.stringify(played.answer, null, 2)} />
            )}
          </div>
        )}
      </Disclosure>
    </li>
  )
}
