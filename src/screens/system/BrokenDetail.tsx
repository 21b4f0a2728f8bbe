/** Maximum characters: an error's message may contain a whole response. */
const maxLength = 300

/** An error's own message, for those who report it. */
export function BrokenDetail({ detail }: { detail: string | undefined }) {
  if (!detail) return null
  return <bdi>{detail.length > maxLength ? `${detail.slice(0, maxLength - 1)}…` : detail}</bdi>
}
