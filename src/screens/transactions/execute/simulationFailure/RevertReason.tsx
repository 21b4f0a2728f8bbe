import { shortDetail, visibleText } from '#base'
import { Disclosure, useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import { revertText } from '../revertText.ts'
import { executeText } from '../text.ts'

export interface RevertReasonProps {
  /** The Safe contract's error code, such as `GS013`. */
  code?: string | undefined
  /** Another contract's message. */
  detail?: string | undefined
}

/** Why a contract reverts, as a sentence; its error code is for users who look it up. */
export function RevertReason({ code, detail }: RevertReasonProps) {
  const text = useText(executeText)
  const common = useText(transactionText)
  const reason = revertText(text, code)
  if (reason === undefined) return detail && <bdi>{visibleText(shortDetail(detail))}</bdi>
  return (
    <>
      {reason}
      <Disclosure summary={common('fail.detail')}>
        <bdi>{code}</bdi>
      </Disclosure>
    </>
  )
}
