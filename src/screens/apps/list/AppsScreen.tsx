import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { backupKey, mapRemote, type SafeRef } from '#base'
import { safeAppsQuery, toRemote } from '#queries'
import { Notice, useText, useToast } from '#ui'
import { useWithCode } from '#screens/core/code'
import { loadDialog } from '#screens/common/dialogs'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import type { PrefetchInput } from '#screens/core/prefetch'
import { Page, UnsupportedChain } from '#screens/common/pages'
import {
  type AppEntry,
  appsText,
  customEntry,
  mergedApps,
  useFailedApps,
  withCustom,
  withRemoved,
} from '#screens/apps/common'
import { appsKey, toggled, useAppsTrouble, useStoredApps } from '#screens/core/stores'
import { AppsView } from './AppsView.tsx'

const AddDialog = /*@__PURE__*/ loadDialog(
  async () => (await import('#screens/apps/add')).AddAppDialog,
)

/** The apps that a Safe can be used with. */
export function AppsScreen({ at }: { at: SafeRef }) {
  const text = useText(appsText)
  const toast = useToast()
  const { gateway, chains, isWithoutService } = useEnvironment()
  const chain = useChain(at.chainId)
  const [stored, change] = useStoredApps()
  const trouble = useAppsTrouble()
  const failed = useFailedApps()
  const listed = toRemote(useQuery(safeAppsQuery(gateway, at.chainId, { origin: location.origin })))
  const [adding, setAdding] = useState<{ open: boolean; turn: number }>()
  const withCode = useWithCode()
  if (!chain) {
    return (
      <Page heading={text('title')}>
        <UnsupportedChain chainId={at.chainId} />
      </Page>
    )
  }
  const apps = mapRemote(listed, (all) => mergedApps(all, stored.custom, at.chainId))
  const own = stored.custom.filter(({ chainId }) => chainId === at.chainId)
  const remove = ({ url, name }: AppEntry) => {
    const removed = own.find((one) => one.url === url)
    const wasTrusted = stored.trusted.includes(url)
    change((before) => ({
      ...before,
      custom: before.custom.filter((one) => one.chainId !== at.chainId || one.url !== url),
      trusted: toggled(before.trusted, url, false),
    }))
    if (!removed) return
    toast.show({
      title: text('removed', { name }),
      action: {
        label: text('undo'),
        onClick: () => void change((before) => withRemoved(before, removed, wasTrusted)),
      },
    })
  }
  return (
    <>
      <AppsView
        apps={apps}
        isLocal={isWithoutService}
        custom={own.map(customEntry)}
        pinned={stored.pinned}
        failed={failed}
        network={chain.name}
        hrefOf={({ url }) => `${linkTo(chains, at, 'openApp')}&appUrl=${encodeURIComponent(url)}`}
        onAdd={() =>
          withCode(AddDialog, () =>
            setAdding((before) => ({ open: true, turn: (before?.turn ?? 0) + 1 })),
          )
        }
        onPin={({ url }, pinned) =>
          change((before) => ({ ...before, pinned: toggled(before.pinned, url, pinned) }))
        }
        onRemove={remove}
        showsIcons={stored.showsIcons}
        onShowIcons={(showsIcons) => change((before) => ({ ...before, showsIcons }))}
        notices={
          trouble && (
            <Notice tone="warning">
              {text(`trouble.${trouble}`, { backup: backupKey(appsKey) })}
            </Notice>
          )
        }
      />
      {adding && (
        <AddDialog
          key={adding.turn}
          open={adding.open}
          chainId={at.chainId}
          known={apps.status === 'ready' ? apps.value : own.map(customEntry)}
          onAdd={(app) => {
            change((before) => withCustom(before, app))
            setAdding({ ...adding, open: false })
          }}
          onClose={() => setAdding({ ...adding, open: false })}
        />
      )}
    </>
  )
}

AppsScreen.prefetch = ({ gateway, queries }: PrefetchInput, { at }: { at: SafeRef }) =>
  void queries.prefetchQuery(safeAppsQuery(gateway, at.chainId, { origin: location.origin }))
