import {
  defaultTreeAdapter as tree,
  html,
  parse,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { reduceStyles, withAbsoluteAddresses } from './styles';
import {
  attribute,
  elementsIn,
  findElement,
  isElement,
  textOf,
  type Element,
  type Parent,
} from './tree';

/** What a page needs besides its HTML. */
export type Parts = {
  /** Reads a style sheet of the build by the path of its address. */
  readSheet: (path: string) => Promise<string>;
  /** The one script of documents; null when there is none. */
  script: { path: string; text: string } | null;
};

/** What React leaves where a part of a page is to come later, by a script that a document does not have. */
const UNFINISHED = /<!--\$[?!]-->|<template id="[BP]:|<div hidden="" id="S:/;

/**
 * A page as Next.js has rendered it, made a document: without scripts of the framework and what they
 * read, with the styles that it uses in itself, and with the one script of documents. [DOC-01]
 *
 * @throws Error when the page is not whole without scripts
 */
export async function stripPage(source: string, { readSheet, script }: Parts): Promise<string> {
  if (UNFINISHED.test(source)) throw new Error('The page waits for a script to be whole');
  const document = parse(source);
  const head = findElement(document, 'head');
  const body = findElement(document, 'body');
  if (!head || !body || findElement(body, 'h1') === undefined)
    throw new Error('The page has no content');
  const css = await collectStyles([...elementsIn(document)], readSheet);
  removeWhere(document, isForFramework);
  for (const element of elementsIn(document))
    element.attrs = element.attrs.filter(({ name }) => name !== 'nonce');
  const style = await reduceStyles(css, document, script?.text ?? '');
  appendStyle(head, style);
  if (script) append(head, 'script', { src: script.path, type: 'module' });
  return withPlainSpaces(serialize(document), document);
}

/** A non-breaking space is shorter as it is than as a name; what is no HTML is left alone. */
function withPlainSpaces(text: string, document: Parent): string {
  const raw = [...elementsIn(document)].filter(({ tagName }) => /^(?:script|style)$/.test(tagName));
  if (raw.some((element) => textOf(element).includes('&nbsp;'))) return text;
  return text.replaceAll('&nbsp;', '\u00A0');
}

/** The text of all style sheets of a page, linked ones and those in it. */
async function collectStyles(
  elements: readonly Element[],
  readSheet: Parts['readSheet'],
): Promise<string> {
  const sheets = elements.map(async (element) => {
    if (element.tagName === 'style') return textOf(element);
    const href = attribute(element, 'href');
    if (!isStyleSheet(element) || href === undefined) return '';
    const path = href.split(/[?#]/, 1)[0] ?? href;
    return withAbsoluteAddresses(await readSheet(path), path);
  });
  return (await Promise.all(sheets)).join('');
}

function isStyleSheet(element: Element): boolean {
  return element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';
}

/** Two texts beside each other would be one to a browser, and be set a fraction of a pixel closer. */
function isBetweenTexts(comment: DefaultTreeAdapterTypes.CommentNode): boolean {
  const nodes = comment.parentNode?.childNodes ?? [];
  const at = nodes.findIndex((node) => node === comment);
  return [nodes[at - 1], nodes[at + 1]].every((each) => each && tree.isTextNode(each));
}

/** Scripts but for data, style sheets, whatever is loaded for either in advance, and React's marks. */
function isForFramework(node: ReturnType<typeof tree.getChildNodes>[number]): boolean {
  if (tree.isCommentNode(node)) return !isBetweenTexts(node);
  if (!isElement(node)) return false;
  if (node.tagName === 'script') return attribute(node, 'type') !== 'application/ld+json';
  if (node.tagName === 'style' || isStyleSheet(node)) return true;
  if (node.tagName !== 'link') return false;
  const rel = attribute(node, 'rel');
  const as = attribute(node, 'as');
  return rel === 'modulepreload' || (rel === 'preload' && (as === 'script' || as === 'style'));
}

type Node = Parameters<typeof isForFramework>[0];

function removeWhere(parent: { childNodes: Node[] }, isUnwanted: (node: Node) => boolean): void {
  for (const node of [...parent.childNodes]) {
    if (isUnwanted(node)) tree.detachNode(node);
    else if (tree.isCommentNode(node)) node.data = '';
    else if (isElement(node)) removeWhere(node, isUnwanted);
  }
}

function appendStyle(head: Element, css: string): void {
  const style = append(head, 'style', {});
  // Nothing in a style sheet ends the element that it stands in.
  tree.insertText(style, css.replaceAll('</', '<\\/'));
}

function append(parent: Element, name: string, attributes: Record<string, string>): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = tree.createElement(name, html.NS.HTML, attrs);
  tree.appendChild(parent, element);
  return element;
}
