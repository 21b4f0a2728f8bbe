/** Characters of an email address that mail servers take (RFC 5321). */
export const longestEmail = 254

export type EmailProblem =
  | 'empty'
  | 'space'
  | 'noAt'
  | 'manyAt'
  | 'domain'
  | 'name'
  | 'tooLong'
  | 'same'

/** The parts between dots, `@`, and the ends: gateways accept only these characters. */
const namePart = /^[A-Za-z0-9_+-]+$/
const domainPart = /^[A-Za-z0-9][A-Za-z0-9-]*$/

/**
 * Validates a typed email address by the gateways' rule, so that nothing is signed that they'd
 * reject: it's narrower than the standard, and accepts no other scripts.
 * @param current the registered address, if known
 */
export function checkEmail(typed: string, current?: string): EmailProblem | undefined {
  const email = typed.trim()
  if (email === '') return 'empty'
  if (/\s/.test(email)) return 'space'
  const [name = '', domain, ...more] = email.split('@')
  if (domain === undefined) return 'noAt'
  if (more.length > 0) return 'manyAt'
  const labels = domain.split('.')
  if (
    labels.length < 2 ||
    !labels.every((label) => domainPart.test(label)) ||
    !/^[A-Za-z]{2,}$/.test(labels.at(-1) ?? '')
  )
    return 'domain'
  if (!name.split('.').every((part) => namePart.test(part))) return 'name'
  if (email.length > longestEmail) return 'tooLong'
  return email === current ? 'same' : undefined
}
