import * as React from 'react'
import type { ActivityProps } from 'react'

/** React before 19.2 draws nothing ahead: what is hidden is left out there. */
const LeftOut = ({ mode, children }: ActivityProps) => (mode === 'hidden' ? null : children)

/** Draws what is not to be seen yet, and runs none of its effects until it is shown. */
export const Activity = (React as Partial<typeof React>).Activity ?? LeftOut
