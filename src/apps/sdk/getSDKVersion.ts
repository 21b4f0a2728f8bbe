import { protocolVersion } from '#apps/protocol'

/** The version of the interface that the SDK names in its messages. */
export const getSDKVersion = (): string => protocolVersion
