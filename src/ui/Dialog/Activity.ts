import * as React from 'react'
import type { ActivityProps } from 'react'

/** React before 19.2 cannot prerender: hidden content is left out there. */
const LeftOut = ({ mode, children }: ActivityProps) => (mode === 'hidden' ? null : children)

/** Prerenders hidden content without running its effects until it is shown. */
export const Activity = (React as Partial<typeof React>).Activity ?? LeftOut
