import { exampleWith } from '../guide.ts'
import { connectKitApp } from './connectKitApp.ts'
import type { Migration } from './migrate.ts'

/** The shop with ConnectKit, and what becomes of it. */
export const connectKit: Migration = {
  kit: 'ConnectKit',
  packages: { connectkit: '1.9.2', react: '18.3.1', wagmi: '2.17.5' },
  trouble: 'react@"^19" from coffer',
  files: connectKitApp,
  steps: [
    [
      '`createConfig(getDefaultConfig({ appName, walletConnectProjectId, chains, transports }))`',
      [
        'src/wagmi.ts',
        "import { getDefaultConfig } from 'connectkit';\nimport { createConfig, http }",
        "import { createWalletConfig, walletConnect } from 'coffer/wallet';\nimport { http }",
      ],
      ['src/wagmi.ts', 'createConfig(\n  getDefaultConfig({\n', 'createWalletConfig({\n'],
      ['src/wagmi.ts', '  }),\n);', '});'],
      ['src/wagmi.ts', "    appName: 'Shop',\n", ''],
    ],
    [
      '`getDefaultConfig({ appDescription, appUrl, appIcon })`',
      [
        'src/wagmi.ts',
        `    appDescription: 'Sells things',
    appUrl: 'https://shop.example',
    appIcon: 'https://shop.example/icon.png',
    walletConnectProjectId: '0123456789abcdef0123456789abcdef',
`,
        `    walletConnect: walletConnect({
      projectId: '0123456789abcdef0123456789abcdef',
      metadata: {
        name: 'Shop',
        description: 'Sells things',
        url: 'https://shop.example',
        icons: ['https://shop.example/icon.png'],
      },
    }),
`,
      ],
    ],
    [
      '`<WagmiProvider config={config}>`',
      ['src/Providers.tsx', "import { WagmiProvider } from 'wagmi';\n", ''],
      ['src/Providers.tsx', '  <WagmiProvider config={config}>\n', ''],
      ['src/Providers.tsx', '  </WagmiProvider>\n', ''],
    ],
    [
      '`<ConnectKitProvider>`',
      ['src/Providers.tsx', '<ConnectKitProvider\n', '<ThemeRoot surface="host"\n'],
      ['src/Providers.tsx', '</ConnectKitProvider>', '</WalletProvider></ThemeRoot>'],
      [
        'src/Providers.tsx',
        "{ ConnectKitProvider, SIWEProvider, type Types } from 'connectkit'",
        `{ createTheme, ThemeRoot } from 'coffer/ui';
import { type AccountPicture, LanguageProvider, WalletProvider } from 'coffer/wallet'`,
      ],
      [
        'src/main.tsx',
        'import { createRoot }',
        "import 'coffer/wallet.css';\nimport { createRoot }",
      ],
    ],
    [
      '`theme="midnight" mode="auto"`',
      ['src/Providers.tsx', 'theme="midnight"', "theme={{ light: 'light', dark: 'midnight' }}"],
      ['src/Providers.tsx', '          mode="auto"\n', ''],
    ],
    [
      "`customTheme={{ '--ck-…': … }}`",
      ['src/Providers.tsx', "customTheme={{ '--ck-accent-color': '#7b3fe4' }}", '{...brand}'],
      [
        'src/Providers.tsx',
        'const queryClient',
        "const brand = createTheme({ accentColor: '#7b3fe4' });\nconst queryClient",
      ],
    ],
    [
      '`options={{ language }}`',
      ['src/Providers.tsx', "            language: 'en-US',\n", ''],
      [
        'src/Providers.tsx',
        '<ThemeRoot surface',
        '<LanguageProvider language="en"><ThemeRoot surface',
      ],
      ['src/Providers.tsx', '</ThemeRoot>', '</ThemeRoot></LanguageProvider>'],
    ],
    [
      '`options={{ initialChainId }}`',
      ['src/Providers.tsx', '            initialChainId: 1,\n', ''],
      [
        'src/Providers.tsx',
        '          options={{\n',
        '          ><WalletProvider config={config} initialChain={1}\n',
      ],
    ],
    [
      '`options={{ enforceSupportedChains }}`',
      ['src/Providers.tsx', 'enforceSupportedChains: true,', 'enforceSupportedChain'],
    ],
    [
      '`options={{ disclaimer }}`',
      [
        'src/Providers.tsx',
        '            disclaimer: <>You agree to our terms</>,\n',
        `            picker={{
              recent: false,
              appInfo: { appName: 'Shop', disclaimer: <>You agree to our terms</> },
            }}
`,
      ],
    ],
    [
      '`options={{ hideRecentBadge }}`',
      ['src/Providers.tsx', '            hideRecentBadge: true,\n', ''],
    ],
    [
      '`options={{ customAvatar }}`',
      [
        'src/Providers.tsx',
        'customAvatar: CustomAvatar,',
        'account={{ picture: CustomAvatar, ensPictures: true }}',
      ],
      ['src/Providers.tsx', 'Types.CustomAvatarProps', 'AccountPicture'],
    ],
    // Written in the step before.
    ['ENS avatars, always shown'],
    [
      '`options={{ overlayBlur }}`',
      ['src/Providers.tsx', '            overlayBlur: 8,\n', ''],
      [
        'src/Providers.tsx',
        '<ThemeRoot surface="host"',
        '<ThemeRoot surface="host" overlayBlur="large"',
      ],
    ],
    [
      '`options={{ avoidLayoutShift, embedGoogleFonts }}`',
      [
        'src/Providers.tsx',
        '            avoidLayoutShift: true,\n            embedGoogleFonts: false,\n          }}\n',
        '',
      ],
    ],
    [
      '`onConnect`, `onDisconnect`',
      [
        'src/Providers.tsx',
        '({ address }) => console.log',
        '({ account: address }) => console.log',
      ],
    ],
    [
      '`<ConnectKitButton label showBalance showAvatar>`',
      ['src/App.tsx', '<ConnectKitButton label', '<ConnectButton label'],
      ['src/App.tsx', 'showAvatar={true}', 'accountStatus="full"'],
    ],
    [
      '`<ConnectKitButton.Custom>` with `show`, `address`, `ensName`',
      ['src/App.tsx', '<ConnectKitButton.Custom>', '<ConnectButton.Custom>'],
      ['src/App.tsx', '</ConnectKitButton.Custom>', '</ConnectButton.Custom>'],
      [
        'src/App.tsx',
        '{ isConnected, show, address, ensName }',
        '{ account, openAccountModal, openConnectModal }',
      ],
      [
        'src/App.tsx',
        '<button onClick={show}>{isConnected ? (ensName ?? address) :',
        `<button onClick={account ? openAccountModal : openConnectModal}>
            {account ? (account.ensName ?? account.address) :`,
      ],
    ],
    [
      '`useModal().setOpen(true)`, `openSwitchNetworks()`',
      [
        'src/App.tsx',
        '{ setOpen, openSwitchNetworks } = useModal()',
        '{ openConnectModal } = useConnectModal();\n  const { openChainModal } = useChainModal()',
      ],
      ['src/App.tsx', 'setOpen(true)', 'openConnectModal?.()'],
      ['src/App.tsx', 'openSwitchNetworks()', 'openChainModal?.()'],
    ],
    [
      '`<SIWEProvider getNonce createMessage verifyMessage signOut>`',
      ['src/Providers.tsx', '      <SIWEProvider {...siwe}>\n', ''],
      ['src/Providers.tsx', '      </SIWEProvider>\n', ''],
      ['src/Providers.tsx', '{children}\n', '<WithSession>{children}</WithSession>\n'],
      ['src/Providers.tsx', "{ siwe } from './siwe'", "{ WithSession } from './siwe'"],
      ['src/siwe.tsx', connectKitApp['src/siwe.tsx'], exampleWith('WithSession')],
    ],
    // Written in the step before.
    ['`getNonce` with `await response.text()`'],
    ['`getSession`'],
    [
      '`useSIWE()`',
      ['src/App.tsx', '{ isSignedIn, signOut } = useSIWE()', '{ signOut } = useSignin()'],
      ['src/App.tsx', '{isSignedIn && ', '{signOut && '],
      [
        'src/App.tsx',
        "{ ConnectKitButton, useModal, useSIWE } from 'connectkit'",
        "{ ConnectButton, useChainModal, useConnectModal, useSignin } from 'coffer/wallet'",
      ],
    ],
  ],
  elsewhere: [],
}
