import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  align?: "start" | "end";
  /** It is drawn because somebody has pressed its button. */
  isPressed?: boolean;
  children: ReactNode;
}

export function Menu({ trigger, align = "end", isPressed = false, children }: MenuProps) {
  return (
    <Base.Root modal={false} defaultOpen={isPressed}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-50">
          <Base.Popup className="max-h-96 min-w-48 overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-float">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const ITEM = "flex w-full items-center gap-2 rounded-md px-2 py-1.5 text-left data-highlighted:bg-raised";

interface MenuItemProps {
  icon?: IconName;
  isDanger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, isDanger = false, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item
      disabled={disabled}
      onClick={onSelect}
      className={classNames(ITEM, isDanger && "text-bad", disabled && "opacity-60")}
    >
      {icon && <Icon name={icon} className={isDanger ? "" : "text-quiet"} />}
      {children}
    </Base.Item>
  );
}

interface MenuChoiceProps<Value extends string> {
  title: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of several, as a group of a menu. */
export function MenuChoice<Value extends string>({
  title,
  value,
  options,
  onChange,
}: MenuChoiceProps<Value>) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2 pt-2 pb-1 text-xs text-quiet">{title}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(chosen: Value) => onChange(chosen)}>
        {options.map((option) => (
          <Base.RadioItem
            key={option.value}
            value={option.value}
            className={classNames(ITEM, "justify-between")}
          >
            {option.label}
            <Base.RadioItemIndicator>
              <Icon name="check" className="size-3.5" />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}

interface MenuCheckProps {
  isOn: boolean;
  onChange: () => void;
  children: ReactNode;
}

/** On or off; the menu stays open for the next one. */
export function MenuCheck({ isOn, onChange, children }: MenuCheckProps) {
  return (
    <Base.CheckboxItem
      checked={isOn}
      onCheckedChange={onChange}
      className={classNames(ITEM, "justify-between")}
    >
      {children}
      <Base.CheckboxItemIndicator>
        <Icon name="check" className="size-3.5" />
      </Base.CheckboxItemIndicator>
    </Base.CheckboxItem>
  );
}

export function MenuLine() {
  return <Base.Separator className="my-1 h-px bg-line" />;
}
