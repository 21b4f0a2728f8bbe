import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from '#base'
import { changeDataSettingsMutation, readFailure } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import type { DataChanges } from './dataChange.ts'

export interface DataSettingsChanges {
  changes: DataChanges
  /** Saves a choice; ignored while another one of the same type is being saved. */
  change: (id: string, enabled: boolean) => void
}

/** Saves which types of data an account stores, one at a time, and remembers what failed. */
export function useDataSettings(
  address: Address,
  reportDeclined: (error: unknown) => boolean,
): DataSettingsChanges {
  const { gateway } = useEnvironment()
  const { mutateAsync } = useMutation(changeDataSettingsMutation(gateway))
  const [changes, setChanges] = useState<DataChanges>({})
  const save = async (id: string, enabled: boolean) => {
    setChanges((before) => ({ ...before, [id]: { status: 'saving', enabled } }))
    try {
      await mutateAsync({ address, enabled: { [id]: enabled } })
      setChanges((before) =>
        Object.fromEntries(Object.entries(before).filter(([one]) => one !== id)),
      )
    } catch (error) {
      reportDeclined(error)
      setChanges((before) => ({
        ...before,
        [id]: { status: 'failed', enabled, reason: readFailure(error, navigator.onLine) },
      }))
    }
  }
  return {
    changes,
    change: (id, enabled) => void (changes[id]?.status === 'saving' || save(id, enabled)),
  }
}
