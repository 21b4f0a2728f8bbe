/**
 * The version of the interface that both sides name in their messages. Existing hosts sign messages
 * off-chain only for apps that name 7.11.0 or later, and apps accept messages of hosts from major
 * version 1 on.
 */
export const protocolVersion = '9.1.0'

/** Whether a host's version is one whose messages an app accepts: major version 1 or later. */
export const isSupportedVersion = (version: unknown): version is string =>
  typeof version === 'string' && version.length <= 64 && /^0*[1-9]\d{0,9}(\.|$)/.test(version)
