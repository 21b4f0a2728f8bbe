import { chooseNode } from '#base'
import type { Gateway } from '#gateway'
import { createLocalGateway, createLocalStore, type LocalGatewayOptions } from '#local'
import { addedSafes, type Environment, ownNodes } from '#screens'
import { markedTokens } from '#screens/core/marks/tokens'

/** Answers what a gateway would, from the nodes of an environment that is made later. */
export function localGateway(
  marks: Environment['marks'] | undefined,
  validate: LocalGatewayOptions['validate'],
): {
  gateway: Gateway
  readFrom: (environment: Pick<Environment, 'siteNode' | 'connect'>) => void
} {
  let read: Pick<Environment, 'siteNode' | 'connect'> | undefined
  const gateway = createLocalGateway({
    client: (chainId) => {
      const node = chooseNode(read?.siteNode(chainId), { own: ownNodes.get()[chainId] })
      return node && read?.connect(chainId, node)
    },
    tokens: (chainId) => markedTokens(chainId, marks),
    safes: (chainId) => addedSafes().flatMap((at) => (at.chainId === chainId ? [at.address] : [])),
    store: createLocalStore(),
    validate,
    now: () => Date.now(),
  })
  return {
    gateway,
    readFrom: (environment: Pick<Environment, 'siteNode' | 'connect'>) => {
      read = environment
    },
  }
}
