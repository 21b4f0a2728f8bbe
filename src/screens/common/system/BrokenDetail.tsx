import { shortDetail, visibleText } from '#base'

/** An error's own message, for bug reports. */
export function BrokenDetail({ detail }: { detail: string | undefined }) {
  if (!detail) return null
  return <bdi>{visibleText(shortDetail(detail))}</bdi>
}
