import { readFileSync } from 'node:fs';
import HtmlPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/** Fills in what the product's server writes into the page: the development server does not know it. */
export class PageSettingsPlugin {
  apply(compiler: Compiler): void {
    const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
    const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    const settings: Record<string, string> = {
      __PRODUCT_NAME__: process.env.PRODUCT_NAME ?? words.join(' '),
      __DEMO__: 'on',
      __MAIL__: process.env.SMTP_URL ? 'on' : 'off',
      __NONCE__: '',
    };
    compiler.hooks.compilation.tap('PageSettings', (compilation) => {
      HtmlPlugin.getCompilationHooks(compilation).beforeEmit.tap('PageSettings', (data) => ({
        ...data,
        html: data.html.replaceAll(
          /__(PRODUCT_NAME|DEMO|MAIL|NONCE)__/g,
          (placeholder: string) => settings[placeholder] ?? '',
        ),
      }));
    });
  }
}
