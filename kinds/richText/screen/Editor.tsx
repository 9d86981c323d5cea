import { EditorContent, useEditor } from '@tiptap/react';
import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { toCallError } from '#runtime/core/errors.ts';
import { asText } from '#runtime/screen/records.ts';
import { texts } from '#runtime/screen/texts.ts';
import { pictureTypes } from '#kinds/file/sorts.ts';
import { upload } from '#runtime/core/upload.ts';
import type { EditProps } from '../../screen/types.ts';
import { isBlankHtml } from '../codec.ts';
import { extensions } from './extensions.ts';
import { FormulaDialog } from './FormulaDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { withoutLocalPictures } from './pasted.ts';
import { Toolbar } from './Toolbar.tsx';

/** Rich text with pictures (button, paste or drop) and formulas between `$$`. The value is HTML. */
export function Editor({ id, field, value, onChange, onBlur, isReadOnly, isInvalid, describedBy }: EditProps) {
  const { message } = App.useApp();
  const [dialog, setDialog] = useState<'formula' | 'link'>();
  const sent = useRef(asText(value));
  const insertImages = useRef<(files: readonly File[]) => boolean>(() => false);

  const editor = useEditor({
    extensions,
    content: asText(value),
    editable: !isReadOnly,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: current }) => {
      const html = current.getHTML();
      sent.current = isBlankHtml(html) ? '' : html;
      onChange(sent.current);
    },
    onBlur: () => onBlur?.(),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': field.title,
        class: 'screen-rich',
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: (html) => {
        const pasted = withoutLocalPictures(html);
        if (pasted.count > 0) void message.warning(texts.picturesNotPasted(pasted.count));
        return pasted.html;
      },
      // Ctrl + Enter is the form's, for the editor it is a line break as Shift + Enter is.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) },
      handlePaste: (_view, event) => insertImages.current([...(event.clipboardData?.files ?? [])]),
      handleDrop: (_view, event) => insertImages.current([...(event.dataTransfer?.files ?? [])]),
    },
  });

  insertImages.current = (files) => {
    const images = files.filter(({ type }) => pictureTypes.includes(type));
    for (const file of images) void insertImage(file);
    return images.length > 0;
  };

  const insertImage = async (file: File) => {
    const close = message.loading(texts.uploading(0), 0);
    try {
      const { url, name } = await upload({ file, visibility: 'public' });
      editor.chain().focus().setImage({ src: url, alt: name }).run();
    } catch (error) {
      message.error(toCallError(error).message);
    } finally {
      close();
    }
  };

  useEffect(() => {
    // Another record or 'reset': only then is the text put in from outside, or the cursor would jump while typing.
    const next = asText(value);
    if (next === sent.current) return;
    sent.current = next;
    editor.commands.setContent(next, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly]);

  return (
    <div className={`screen-editor${isInvalid ? ' is-invalid' : ''}${isReadOnly ? ' is-disabled' : ''}`}>
      {!isReadOnly && (
        <Toolbar
          editor={editor}
          onImage={(file) => void insertImage(file)}
          onFormula={() => setDialog('formula')}
          onLink={() => setDialog('link')}
        />
      )}
      <EditorContent editor={editor} />
      {dialog === 'formula' && (
        <FormulaDialog
          onClose={() => setDialog(undefined)}
          onInsert={(latex) =>
            editor
              .chain()
              .focus()
              .insertContent({ type: 'text', text: `$$${latex}$$` })
              .run()
          }
        />
      )}
      {dialog === 'link' && (
        <LinkDialog
          address={asText(editor.getAttributes('link')['href'])}
          onClose={() => setDialog(undefined)}
          onSet={(href) =>
            href
              ? editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
              : editor.chain().focus().extendMarkRange('link').unsetLink().run()
          }
        />
      )}
    </div>
  );
}
