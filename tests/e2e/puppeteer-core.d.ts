/** The part of puppeteer-core 2.1.1 that is used here; it brings no types of its own. */
declare module 'puppeteer-core' {
  export interface Element {
    click(): Promise<void>;
  }

  export interface Handle {
    asElement(): Element | null;
  }

  export interface Page {
    goto(url: string): Promise<unknown>;
    type(selector: string, text: string): Promise<void>;
    focus(selector: string): Promise<void>;
    $(selector: string): Promise<Element | null>;
    $eval<Result>(selector: string, work: (element: Node) => Result): Promise<Result>;
    waitForSelector(selector: string): Promise<Element>;
    waitForFunction(
      work: (...given: string[]) => unknown,
      options?: { timeout?: number },
      ...given: string[]
    ): Promise<Handle>;
    screenshot(options: { path: string }): Promise<unknown>;
    on(event: 'pageerror', listener: (error: Error) => void): void;
    keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  }

  export interface Browser {
    version(): Promise<string>;
    newPage(): Promise<Page>;
    close(): Promise<void>;
  }

  const puppeteer: {
    launch(options: {
      executablePath: string;
      args: string[];
      defaultViewport: { width: number; height: number };
    }): Promise<Browser>;
  };
  export default puppeteer;
}
