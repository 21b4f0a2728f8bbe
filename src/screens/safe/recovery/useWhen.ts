import { useFormat, useText } from '#ui'
import { type Recovery, recoveryText } from '#screens/transactions/skippedQueue'

/** Says when a recovery can be executed. */
export function useWhen(): (recovery: Recovery) => string {
  const text = useText(recoveryText)
  const format = useFormat()
  return ({ queued: { executableAt, expiresAt }, state }) => {
    if (state === 'waiting') return text('when.waiting', { time: format.dateTime(executableAt) })
    if (state === 'expired')
      return text('when.expired', { time: format.dateTime(expiresAt ?? executableAt) })
    return expiresAt === null
      ? text('when.executable')
      : text('when.executableUntil', { time: format.dateTime(expiresAt) })
  }
}
