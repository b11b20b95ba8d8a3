import {
  AutoScroller,
  Cursor,
  DragDropManager,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';

type Options = { isLifted: boolean; handles: ReadonlyMap<string, Element> };

/** Without the library's own keys and announcements: they speak English, and move by pixels where a step is wanted. */
export function createDragManager({ isLifted, handles }: Options): DragDropManager {
  const pointer = PointerSensor.configure({
    activationConstraints: ({ pointerType }) => [pointerType === 'touch' ? longPress() : shortWay()],
    // A button that stands in it is pressed, and a field is written in.
    preventActivation({ target }, { id, element }) {
      const pressed = target instanceof Element ? target.closest('a[href], button, input, select, textarea') : null;
      return pressed !== null && pressed !== element && pressed !== handles.get(String(id));
    },
  });
  const feedback = Feedback.configure({ feedback: isLifted ? 'clone' : 'none', dropAnimation: null });
  return new DragDropManager({ plugins: [AutoScroller, Cursor, PreventSelection, feedback], sensors: [pointer] });
}

// A finger that moves at once scrolls; a mouse that does not move clicks.
const longPress = () => new PointerActivationConstraints.Delay({ value: 250, tolerance: 5 });
const shortWay = () => new PointerActivationConstraints.Distance({ value: 5 });
