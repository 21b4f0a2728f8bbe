import { playExample } from '../../mocks/gateway/examples/index.ts'
import { gatewayVersions, supportsRoute } from '../../mocks/gateway/gatewayVersions.ts'
import { EndpointRow } from './EndpointRow.tsx'
import { endpointGroups } from './endpointTable.ts'
import styles from './EndpointsPage.module.css'

/** All calls of the client, generated from its route table. */
export const EndpointsPage = () => (
  <main className={styles.page}>
    <h1 className={styles.heading}>The gateway, call by call</h1>
    <p>
      <code>gateway.call(routes.name, input)</code> makes a call. Each call can be run here, on a
      mocked gateway of the newest version that supports it, with all its prerequisites.
    </p>
    {endpointGroups.map(({ title, endpoints }) => (
      <section key={title} className={styles.group}>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.rows}>
          {endpoints.map((endpoint) => (
            <EndpointRow
              key={endpoint.name}
              endpoint={endpoint}
              offeredBy={gatewayVersions.filter((gatewayVersion) =>
                supportsRoute(gatewayVersion, endpoint.name),
              )}
              play={() => playExample(endpoint.name)}
            />
          ))}
        </ul>
      </section>
    ))}
  </main>
)
