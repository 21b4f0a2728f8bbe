import { rainbowKitApp } from './rainbowKitApp.ts'
import type { Migration } from './migrate.ts'

/** The shop with RainbowKit, and what becomes of it. */
export const rainbowKit: Migration = {
  kit: 'RainbowKit',
  packages: { '@rainbow-me/rainbowkit': '2.2.11', react: '19.3.1', wagmi: '2.17.5' },
  trouble: 'wagmi@"^2.19.0 || ^3" from coffer',
  files: rainbowKitApp,
  steps: [
    [
      "`import '@rainbow-me/rainbowkit/styles.css'`",
      ['src/main.tsx', "import '@rainbow-me/rainbowkit/styles.css'", "import 'coffer/wallet.css'"],
    ],
    [
      '`getDefaultConfig({ appName, projectId, chains, transports, ssr })`',
      [
        'src/wagmi.ts',
        "import { type Chain, getDefaultConfig } from '@rainbow-me/rainbowkit';",
        "import { createWalletConfig, walletConnect } from 'coffer/wallet';",
      ],
      ['src/wagmi.ts', "getDefaultConfig({\n  appName: 'Shop',", 'createWalletConfig({'],
    ],
    [
      '`getDefaultConfig({ appDescription, appUrl, appIcon })`',
      [
        'src/wagmi.ts',
        `  appDescription: 'Sells things',
  appUrl: 'https://shop.example',
  appIcon: 'https://shop.example/icon.png',
  projectId: '0123456789abcdef0123456789abcdef',
`,
        `  walletConnect: walletConnect({
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
      '`getDefaultConfig({ wallets })`',
      ['src/wagmi.ts', '  wallets,\n', ''],
      ['src/wagmi.ts', "import { wallets } from './wallets';\n", ''],
      [
        'src/Providers.tsx',
        " from './wagmi';",
        " from './wagmi';\nimport { groups } from './wallets';",
      ],
    ],
    [
      '`<WagmiProvider config={config}>`',
      ['src/Providers.tsx', "import { WagmiProvider } from 'wagmi';\n", ''],
      ['src/Providers.tsx', '    <WagmiProvider config={config}>\n', ''],
      ['src/Providers.tsx', '    </WagmiProvider>\n', ''],
    ],
    [
      '`<RainbowKitProvider>`',
      [
        'src/Providers.tsx',
        '  darkTheme,\n  RainbowKitAuthenticationProvider,\n  RainbowKitProvider,\n',
        '  LanguageProvider,\n  SigninProvider,\n  WalletProvider,\n',
      ],
      ['src/Providers.tsx', '<RainbowKitProvider\n', '<ThemeRoot surface="host"\n'],
      ['src/Providers.tsx', '</RainbowKitProvider>', '</WalletProvider></ThemeRoot>'],
      [
        'src/Providers.tsx',
        'import type { ReactNode }',
        "import { ThemeRoot } from 'coffer/ui';\nimport type { ReactNode }",
      ],
    ],
    [
      '`theme={darkTheme({ borderRadius, fontStack, overlayBlur })}`',
      [
        'src/Providers.tsx',
        "theme={darkTheme({ borderRadius: 'medium', fontStack: 'system', overlayBlur: 'small' })}",
        'theme="dark" radius="medium" fontStack="system" overlayBlur="small"',
      ],
    ],
    [
      '`modalSize="compact"`',
      [
        'src/Providers.tsx',
        '            modalSize="compact"\n',
        `          >
          <WalletProvider
            config={config}
            picker={{ groups, size: 'compact', appInfo }}
`,
      ],
    ],
    [
      '`appInfo={{ appName, learnMoreUrl }}`',
      [
        'src/Providers.tsx',
        `            appInfo={{
              appName: 'Shop',
              learnMoreUrl: 'https://shop.example/wallets',
              disclaimer: Disclaimer,
            }}
`,
        '',
      ],
    ],
    [
      '`appInfo={{ disclaimer: ({ Text, Link }) => <Text>…</Text> }}`',
      [
        'src/Providers.tsx',
        `const Disclaimer: DisclaimerComponent = ({ Text, Link }) => (
  <Text>
    You agree to our <Link href="https://shop.example/terms">terms</Link>
  </Text>
);
`,
        `const appInfo = {
  appName: 'Shop',
  learnMoreUrl: 'https://shop.example/wallets',
  disclaimer: (
    <p>
      You agree to our <a href="https://shop.example/terms">terms</a>
    </p>
  ),
};
`,
      ],
      ['src/Providers.tsx', '  type DisclaimerComponent,\n', ''],
    ],
    [
      '`initialChain`, `coolMode`, `id`',
      ['src/Providers.tsx', 'initialChain={mainnet}', 'initialChain={mainnet.id}'],
    ],
    [
      '`avatar={CustomAvatar}`',
      [
        'src/Providers.tsx',
        '            avatar={CustomAvatar}\n',
        `            account={{
              picture: CustomAvatar,
              recentTransactions: true,
              ensPictures: true,
            }}
`,
      ],
    ],
    // Written in the step before.
    ['ENS avatars, always shown'],
    ['`showRecentTransactions`', ['src/Providers.tsx', '            showRecentTransactions\n', '']],
    [
      '`locale="de"`',
      ['src/Providers.tsx', '            locale="en"\n', ''],
      [
        'src/Providers.tsx',
        '<ThemeRoot surface',
        '<LanguageProvider language="en"><ThemeRoot surface',
      ],
      ['src/Providers.tsx', '</ThemeRoot>', '</ThemeRoot></LanguageProvider>'],
    ],
    [
      '`base`, `baseAccount`, `paraSwapWallet`, `xdefiWallet`, `zilPayWallet`',
      [
        'src/wallets.ts',
        "{ rainbowWallet, xdefiWallet } from '@rainbow-me/rainbowkit/wallets'",
        "{ ctrlWallet, rainbowWallet } from 'coffer/wallet'",
      ],
      [
        'src/wallets.ts',
        "  { groupName: 'Our choice', wallets: [rainbowWallet, xdefiWallet, acmeWallet]",
        "  { name: 'Our choice', wallets: [rainbowWallet, ctrlWallet, acmeWallet]",
      ],
    ],
    [
      'a custom wallet: `iconUrl`, `downloadUrls`, `createConnector`',
      ['src/wallets.ts', '= ({ projectId }: { projectId: string }): Wallet => ({', ': Wallet = {'],
      ['src/wallets.ts', 'iconUrl:', 'icon:'],
      ['src/wallets.ts', 'downloadUrls:', 'downloads:'],
      ['src/wallets.ts', '  createConnector: getWalletConnectConnector({ projectId }),\n});', '};'],
      [
        'src/wallets.ts',
        "import { getWalletConnectConnector } from '@rainbow-me/rainbowkit';\n",
        '',
      ],
    ],
    [
      'its `mobile.getUri`, `qrCode.getUri`, `desktop.getUri`',
      [
        'src/wallets.ts',
        "mobile: { getUri: (uri: string) => 'acme://wc?uri=' + encodeURIComponent(uri) }",
        "links: { ios: 'acme://wc?uri={uri:encoded}', qr: '{uri}' }",
      ],
      ['src/wallets.ts', '    getUri: (uri: string) => uri,\n', ''],
    ],
    [
      'its `qrCode.instructions`, `extension.instructions`, `desktop.instructions`',
      ['src/wallets.ts', '  qrCode: {\n    instructions: {', '  guides: {\n    mobile: {'],
      ['src/wallets.ts', 'learnMoreUrl:', 'learnMore:'],
    ],
    [
      '`ConnectButton`, `ConnectButton.Custom`',
      ['src/App.tsx', "from '@rainbow-me/rainbowkit'", "from 'coffer/wallet'"],
    ],
    ['`WalletButton`'],
    [
      '`WalletButton.Custom` with `mounted`, `connector`',
      [
        'src/App.tsx',
        '({ ready, connect, error, mounted, connector })',
        '({ ready, connect, error, wallet })',
      ],
      ['src/App.tsx', 'disabled={!ready || !mounted}', 'disabled={!ready}'],
      ['src/App.tsx', 'connector.name', 'wallet.name'],
    ],
    ['`useConnectModal`, `useAccountModal`, `useChainModal`, `useAddRecentTransaction`'],
    [
      '`iconUrl`, `iconBackground` of a chain',
      ['src/wagmi.ts', ' as const satisfies Chain;', ' as const;'],
    ],
    [
      '`createAuthenticationAdapter({ getNonce, createMessage, verify, signOut })`',
      ['src/useSession.ts', '    createAuthenticationAdapter({', '    createSigninAdapter({'],
      [
        'src/useSession.ts',
        `      createMessage: ({ nonce, address, chainId }) =>
        createSiweMessage({
          domain: window.location.host,
          address,
          statement: 'Sign in to the shop.',
          uri: window.location.origin,
          version: '1',
          chainId,
          nonce,
        }),
`,
        "      statement: 'Sign in to the shop.',\n",
      ],
      ['src/useSession.ts', "import { createSiweMessage } from 'viem/siwe';\n", ''],
      [
        'src/useSession.ts',
        "{ createAuthenticationAdapter } from '@rainbow-me/rainbowkit'",
        "{ createSigninAdapter } from 'coffer/wallet'",
      ],
    ],
    [
      '`getNonce` with `await response.text()`',
      [
        'src/useSession.ts',
        `      getNonce: async () => {
        const response = await fetch('/session/nonce');
        return await response.text();
      },
`,
        "      getNonce: () => fetch('/session/nonce'),\n",
      ],
    ],
    [
      'types `AuthenticationStatus`, `AvatarComponent`, `Wallet`, `WalletList`',
      [
        'src/useSession.ts',
        "{ AuthenticationStatus } from '@rainbow-me/rainbowkit'",
        "{ SigninStatus } from 'coffer/wallet'",
      ],
      ['src/useSession.ts', 'useState<AuthenticationStatus>', 'useState<SigninStatus>'],
      ['src/Providers.tsx', 'type AvatarComponent', 'type AccountPicture'],
      [
        'src/Providers.tsx',
        'CustomAvatar: AvatarComponent = ({ address, ensImage, size }) =>',
        'CustomAvatar = ({ address, ensImage, size }: AccountPicture) =>',
      ],
      [
        'src/wallets.ts',
        "{ Wallet, WalletList } from '@rainbow-me/rainbowkit'",
        "{ WalletEntry, WalletGroup } from 'coffer/wallet'",
      ],
      ['src/wallets.ts', 'acmeWallet : Wallet', 'acmeWallet: WalletEntry'],
      ['src/wallets.ts', 'wallets: WalletList', 'groups: WalletGroup[]'],
    ],
    [
      '`<RainbowKitAuthenticationProvider adapter status>`',
      [
        'src/Providers.tsx',
        '        <RainbowKitAuthenticationProvider adapter={adapter} status={status}>\n',
        '',
      ],
      ['src/Providers.tsx', '        </RainbowKitAuthenticationProvider>\n', ''],
      [
        'src/Providers.tsx',
        '{children}\n',
        '<SigninProvider adapter={adapter} status={status}>{children}</SigninProvider>\n',
      ],
      ['src/Providers.tsx', "'@rainbow-me/rainbowkit'", "'coffer/wallet'"],
    ],
    // It has always come from the app's own session.
    ['`status`'],
  ],
  elsewhere: [
    "`theme={darkTheme({ accentColor: '#7b3fe4' })}`",
    '`theme={{ lightMode: lightTheme(), darkMode: darkTheme() }}`',
    '`connectorsForWallets([{ groupName, wallets: [rainbowWallet] }], …)`',
  ],
}
