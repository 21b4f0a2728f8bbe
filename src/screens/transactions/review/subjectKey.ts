import type { StatedRisk } from '#safe'

/** The accounts and numbers that a risk is about; empty without a subject. */
export const subjectKey = ({ subject }: StatedRisk): string =>
  subject ? Object.values(subject).join(' ').toLowerCase() : ''
