import { ConnectorNotFoundError, type CreateConnectorFn, ProviderNotFoundError } from 'wagmi'

type Connector = ReturnType<CreateConnectorFn>

/**
 * A connector that throws a `ConnectorNotFoundError` if its wallet isn't in the page, which wagmi's
 * own connectors report as a missing provider.
 */
export const withNotFound = (connector: Connector): Connector => ({
  ...connector,
  connect(parameters) {
    return connector.connect.call(this, parameters).catch((error: unknown) => {
      throw error instanceof ProviderNotFoundError ? new ConnectorNotFoundError() : error
    }) as never
  },
})
