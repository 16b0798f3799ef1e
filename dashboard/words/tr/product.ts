import type { Words } from "../language.ts";

export const product: Words["product"] = {
  title: "Fiyatlar",
  intro: "Fiyat izleyicilerin baktığı ürünler ve her bakışta fiyatları.",
  none: "Henüz izlenen fiyat yok",
  noneHint:
    "Bir mağazanın fiyat izleyicisini bir ürünle tekrar tekrar çalıştırın: her çalışma fiyat geçmişine bir nokta ekler.",
  noneAction: "Fiyat izleyici bul",
  untitled: "Başlıksız ürün",
  now: "Şimdiki fiyat",
  lowest: "En düşük",
  highest: "En yüksek",
  points: "Bakış sayısı",
  history: "Fiyat geçmişi",
  price: "Fiyat",
  columns: {
    product: "Ürün",
    source: "Kaynak",
    price: "Fiyat",
    seen: "Son görülme",
    stock: "Stok",
    seller: "Satıcı",
    request: "İstek",
  },
  stock: {
    in_stock: "Stokta",
    out_of_stock: "Tükendi",
    preorder: "Ön sipariş",
    unknown: "Belirtilmemiş",
  },
};
