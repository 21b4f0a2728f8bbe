import type { Unproven } from '#signing'

/** Whether nothing can be checked on-chain until the user chooses an endpoint. */
export const needsEndpoint = (
  unread: 'safe' | Unproven | null,
): unread is 'noNode' | 'gatewayNode' => unread === 'noNode' || unread === 'gatewayNode'
